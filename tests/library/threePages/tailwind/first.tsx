import './first.css';
import { Button } from '@first-gong/ui/Button';
import { Surface } from '@first-gong/ui/Surface';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Surface>
      <Button variant="buy">Buy</Button>
      <h2>Plain</h2>
      <p className="mt-4 text-3xl">Utilities inside</p>
    </Surface>,
  );
}
