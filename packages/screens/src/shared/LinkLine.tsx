import { Link } from '@first-gong/ui/Link';

/** A link as a paragraph, such as the next step in a notice. */
export const LinkLine = ({ href, children }: { href: string; children: string }) => (
  <p>
    <Link href={href} standalone>
      {children}
    </Link>
  </p>
);
