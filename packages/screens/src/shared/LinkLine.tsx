import { Link } from '@first-gong/ui/Link';

/** A link on a line of its own, such as the next step in a notice. */
export const LinkLine = ({ href, children }: { href: string; children: string }) => (
  <p>
    <Link href={href} standalone>
      {children}
    </Link>
  </p>
);
