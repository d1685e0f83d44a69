import { screen } from '@first-gong/ui/style';

export const facts = screen({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem 2.5rem', marginBlock: '1rem 2rem' });

export const name = screen({ fontWeight: 700 });

export const fact = screen({ margin: 0 });
