import { Button } from '@first-gong/ui/Button';
import { Notice } from '@first-gong/ui/Notice';
import { Stack } from '@first-gong/ui/Stack';
import { WithHotline } from './WithHotline.js';

export interface UnsentProps {
  title: string;
  text: string;
  /** Loads the form again. */
  again: { href: string; label: string };
}

/** Reports that a form sent without script was ignored, and what helps. */
export function Unsent({ title, text, again }: UnsentProps) {
  return (
    <Notice variant="danger" role="alert" title={title}>
      <Stack gap="s3">
        <p>
          <WithHotline>{text}</WithHotline>
        </p>
        <p>
          <Button size="small" href={again.href}>
            {again.label}
          </Button>
        </p>
      </Stack>
    </Notice>
  );
}
