import { OrderForm } from '../../../src/OrderForm';

export default function Page() {
  return <OrderForm today="2026-11-25" />;
}
