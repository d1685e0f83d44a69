import { Seats } from '../../../src/Seats';

export default function Page() {
  return <Seats />;
}
