import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { studentsQuery } from '../downloads/api.ts'

/** All who have handed in to a quiz; they come in pages, one after the other. */
export const useAllStudents = (quizId: string) => {
  const students = useInfiniteQuery(studentsQuery(quizId))
  const { hasNextPage, isFetching, isError, fetchNextPage } = students
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])
  const pages = students.data?.pages ?? []
  const [first] = pages
  return {
    first,
    rows: pages.flatMap(({ rows }) => rows),
    isWhole: first !== undefined && !hasNextPage && !isError,
    error: students.error,
    isBusy: isFetching,
    retry: () => void (first ? fetchNextPage() : students.refetch()),
  }
}
