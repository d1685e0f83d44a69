import { type ActionButtonProps, Button } from '@first-gong/ui/Button';

/** The main button of a form. */
export const SubmitButton = (props: Omit<ActionButtonProps, 'variant' | 'size' | 'type'>) => (
  <Button {...props} variant="buy" size="large" type="submit" />
);
