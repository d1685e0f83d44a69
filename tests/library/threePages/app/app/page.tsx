import { Programme } from '../../src/Programme';

export default async function Page({ searchParams }: { searchParams: Promise<{ page?: string }> }) {
  const { page = '1' } = await searchParams;
  return <Programme page={Number(page)} />;
}
