import { Container } from '@first-gong/ui/Container';
import { Inline } from '@first-gong/ui/Inline';
import { Link } from '@first-gong/ui/Link';
import { SkipLink } from '@first-gong/ui/SkipLink';
import { Stack } from '@first-gong/ui/Stack';
import type { ReactNode } from 'react';

const pages = [
  ['/app/', 'Programme'],
  ['/app/order', 'Order'],
  ['/app/seats', 'Seats'],
] as const;

interface FrameProps {
  path: (typeof pages)[number][0];
  width?: 'page' | 'form';
  children: ReactNode;
}

/** Links between the three pages, and the page's column. */
export function Frame({ path, width = 'page', children }: FrameProps) {
  return (
    <>
      <SkipLink>Skip to the content</SkipLink>
      <Container as="nav" aria-label="Pages">
        <Inline>
          {pages.map(([href, label]) => (
            <Link key={href} href={href} current={href === path} standalone>
              {label}
            </Link>
          ))}
        </Inline>
      </Container>
      <Container as="main" id="main" width={width} padded>
        <Stack gap="s6">{children}</Stack>
      </Container>
    </>
  );
}
