import type { FieldError } from '@first-gong/domain';
import { loadAllWords } from '@first-gong/i18n/load';
import { freshRoot } from '@first-gong/ui/testing';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formProblem } from '../../shared/form/formProblem.js';
import { itemIn, memberIn, previewOf } from '../../shared/story/index.js';
import { TextProvider } from '../../shared/text/index.js';
import { readyPreview } from './readyPreview.js';
import type { ReadyPreview, TransactionPreviewScreenProps } from './state.js';
import { TransactionPreviewScreen } from './TransactionPreviewScreen.js';

const words = await loadAllWords('zh_hk');

const root = freshRoot();

const { preview } = readyPreview('zh_hk');

type Callbacks = Partial<Omit<TransactionPreviewScreenProps, 'state'>>;

/** A stateful owner, like the storefront: rejects without consent, then waits for the bank. */
function Owner({ from, onConfirm, onCancel, onChoice, onTypedCode }: { from?: Partial<ReadyPreview> } & Callbacks) {
  const [state, setState] = useState(readyPreview('zh_hk', {}, from));
  const change = (changes: Partial<ReadyPreview>) => setState((now) => ({ ...now, ...changes }));
  return (
    <TextProvider lang="zh_hk" words={words}>
      <TransactionPreviewScreen
        state={state}
        onChoice={(choice) => {
          change({ choice });
          onChoice?.(choice);
        }}
        onAgree={(agreed) => change({ agreed })}
        onConfirm={() => {
          onConfirm?.();
          if (state.agreed) change({ confirming: true });
          else {
            change({ error: { code: 'termsNotAgreed', fields: [{ field: 'agreed', code: 'termsNotAgreed' }] } });
          }
        }}
        onCancelOpen={(cancelOpen) => change({ cancelOpen })}
        onTypedCode={onTypedCode}
        onCancel={() => onCancel?.()}
        onRetry={() => {}}
        onHoldAgain={() => {}}
        onDismissReleased={() => {}}
      />
    </TextProvider>
  );
}

const confirm = page.getByRole('button', { name: /^確認付款/ });
const consent = page.getByRole('checkbox');

const otherAddress = page.getByRole('button', { name: words.preview.otherAddress, exact: true });

test('§9 another address is not offered when a courier in Hong Kong would be too late', async () => {
  root.render(<Owner />);
  await expect.element(page.getByRole('radio', { name: /^速遞/ })).toBeDisabled();
  expect(otherAddress.elements()).toEqual([]);
});

test('§3 another address chooses the courier, and is not confirmed before it is complete', async () => {
  const onConfirm = vi.fn();
  const onChoice = vi.fn();
  const address = page.getByRole('textbox', { name: words.preview.recipientAddress, exact: true });
  const withoutAddress = previewOf('zh_hk', { items: preview.items, addressKnown: false });
  root.render(<Owner from={{ agreed: true, preview: withoutAddress }} onConfirm={onConfirm} onChoice={onChoice} />);
  await otherAddress.click();
  expect(onChoice).toHaveBeenLastCalledWith(
    expect.objectContaining({ deliveryMethod: 'courier', deliverTo: expect.objectContaining({ address: '' }) }),
  );
  await userEvent.click(confirm);
  expect(onConfirm).not.toHaveBeenCalled();
  await expect.element(address).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: words.preview.recipient, exact: true }).fill('Lei Sio Fong');
  await page.getByLabelText(words.preview.recipientPhone).fill('6612 3456');
  await address.fill('8 Rua do Campo');
  await userEvent.click(confirm);
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('§3 a ticket that needs a name is not confirmed without it, and its field says so', async () => {
  const onConfirm = vi.fn();
  const onChoice = vi.fn();
  const named = previewOf('zh_hk', { items: [itemIn('zh_hk', 'whale'), itemIn('zh_hk', 'nightsail')] });
  root.render(
    <Owner from={{ agreed: true, preview: named, choice: named.choice }} onConfirm={onConfirm} onChoice={onChoice} />,
  );
  const fields = page.getByRole('region', { name: words.preview.names, exact: true }).getByRole('textbox');
  await expect.element(fields.nth(0)).toHaveValue(memberIn('zh_hk').name);
  await userEvent.click(confirm);
  expect(onConfirm).not.toHaveBeenCalled();
  await formProblem.getByRole('link').click();
  await expect.element(fields.nth(1)).toHaveFocus();
  await expect.element(fields.nth(1)).toHaveAccessibleDescription(words.errors.ticketNameRequired);
  await fields.nth(1).fill('李笑芳');
  expect(onChoice).toHaveBeenLastCalledWith(
    expect.objectContaining({
      ticketNames: [expect.objectContaining({ names: [memberIn('zh_hk').name, '李笑芳'] })],
    }),
  );
  await userEvent.click(confirm);
  expect(onConfirm).toHaveBeenCalledOnce();
});

describe('Transaction Preview', () => {
  test('§4 without the consent the order is refused: the summary takes the focus and leads to the box', async () => {
    root.render(<Owner />);
    await confirm.click();

    await expect.element(formProblem).toHaveFocus();
    await formProblem.getByRole('link').click();
    await expect.element(consent).toHaveFocus();
    await expect.element(consent).toHaveAccessibleDescription(words.errors.termsNotAgreed);
  });

  test('one press names a refused promotion code and the missing consent', async () => {
    const onConfirm = vi.fn();
    const problems = [{ field: 'promotionCode', code: 'promotionUnknown' as const }];
    root.render(<Owner from={{ problems }} onConfirm={onConfirm} />);
    await confirm.click();
    const summary = formProblem.filter({ hasText: words.errors.termsNotAgreed });
    await expect.element(summary).toHaveTextContent(words.errors.promotionUnknown);
    expect(onConfirm).not.toHaveBeenCalled();
    await consent.click();
    await expect.element(page.getByText(words.errors.termsNotAgreed)).not.toBeInTheDocument();
  });

  test('§4 the summary takes the focus at the second refusal too', async () => {
    root.render(<Owner />);
    await confirm.click();
    await expect.element(formProblem).toHaveFocus();
    await confirm.click();
    await expect.element(formProblem).toHaveFocus();
  });

  test('§4 a double click confirms once', async () => {
    const onConfirm = vi.fn();
    root.render(<Owner from={{ agreed: true }} onConfirm={onConfirm} />);
    await confirm.dblClick();
    await expect.element(page.getByRole('button', { name: words.preview.confirming, exact: true })).toBeVisible();
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  test('§4 Enter in the points field settles the points and does not buy', async () => {
    const onConfirm = vi.fn();
    const onChoice = vi.fn();
    root.render(<Owner from={{ agreed: true }} onConfirm={onConfirm} onChoice={onChoice} />);
    await page.getByRole('textbox', { name: words.preview.pointsUse, exact: true }).fill('5000');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('−HK$50')).toBeVisible();
    expect(onChoice).toHaveBeenLastCalledWith({ ...preview.choice, pointsUsed: 5000 });
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test('§4 Cancel Order asks first, and Escape keeps the order', async () => {
    const onCancel = vi.fn();
    root.render(<Owner onCancel={onCancel} />);
    const cancel = page.getByRole('button', { name: words.preview.cancel, exact: true });
    await cancel.click();
    const dialog = page.getByRole('alertdialog');
    await expect.element(dialog.getByRole('button', { name: words.preview.cancelKeep, exact: true })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(cancel).toHaveFocus();
    expect(onCancel).not.toHaveBeenCalled();

    await cancel.click();
    await dialog.getByRole('button', { name: words.preview.cancelYes, exact: true }).click();
    expect(onCancel).toHaveBeenCalledOnce();
  });

  test('§9 a courier that would come too late cannot be chosen, and says why', async () => {
    // The performance is tomorrow.
    root.render(<Owner />);
    const courier = page.getByRole('radio', { name: /速遞/ });
    await expect.element(courier).toBeDisabled();
    await expect.element(page.getByText('演出前 7 日停止受理', { exact: false })).toBeVisible();
  });

  test('§9 points that nobody can use stay in the field, take nothing off, and are not confirmed', async () => {
    const onConfirm = vi.fn();
    const problem = {
      field: 'pointsUsed',
      code: 'pointsNotWholeDollars',
      values: { step: 100, below: 100, above: 200 },
    };
    root.render(
      <Owner
        from={{ agreed: true, choice: { ...preview.choice, pointsUsed: 150 }, problems: [problem as FieldError] }}
        onConfirm={onConfirm}
      />,
    );
    const field = page.getByRole('textbox', { name: words.preview.pointsUse, exact: true });
    await expect.element(field).toHaveValue('150');
    await expect.element(field).toHaveAccessibleDescription(/100 分和 200 分/);
    await expect.element(page.getByRole('status').filter({ hasText: /HK\$0$/ })).toBeVisible();
    await confirm.click();
    await expect.element(formProblem).toHaveFocus();
    expect(onConfirm).not.toHaveBeenCalled();
    await formProblem.getByRole('link').click();
    await expect.element(field).toHaveFocus();
  });

  test('§9 points stay in view where the order takes none any more', async () => {
    const from = { preview: previewOf('zh_hk', { items: [itemIn('zh_hk', 'electro')] }) };
    root.render(<Owner from={{ ...from, choice: { ...preview.choice, pointsUsed: 500 } }} />);
    await expect.element(page.getByRole('textbox', { name: words.preview.pointsUse, exact: true })).toHaveValue('500');
  });

  test('§9 a courier who has closed: one sentence with the last day, and which way the tickets now take', async () => {
    const problem = { field: 'deliveryMethod', code: 'courierTooLate', values: { days: 7, until: '2026-11-14' } };
    root.render(<Owner from={{ problems: [problem as FieldError], consentLapsed: true }} />);
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent('電子門票');
    await expect.element(alert).toHaveTextContent('最後一天是 11月14日');
    await expect.element(consent).toHaveAccessibleDescription(words.preview.agreeAgain);
  });

  test('§1 an order of online programmes has one way, which says how they are watched', async () => {
    root.render(<Owner from={{ preview: previewOf('zh_hk', { items: [itemIn('zh_hk', 'electro')] }) }} />);
    const ways = page.getByRole('radiogroup', { name: words.preview.collection, exact: true });
    await expect.element(ways.getByRole('radio', { name: new RegExp(`^${words.payment.online}`) })).toBeInTheDocument();
    expect(ways.getByRole('radio').elements()).toHaveLength(1);
    await expect.element(page.getByText(words.payment.onlineEntry)).toBeVisible();
  });

  test('§1 beside an event with a venue, an online programme says that it is watched in another way', async () => {
    const items = [itemIn('zh_hk', 'whale'), itemIn('zh_hk', 'electro')];
    root.render(<Owner from={{ preview: previewOf('zh_hk', { items }) }} />);
    await expect.element(page.getByText(`「${items[1]?.event.title}」在線上觀看`)).toBeVisible();
    expect(
      page.getByRole('radiogroup', { name: words.preview.collection, exact: true }).getByRole('radio').elements(),
    ).toHaveLength(4);
  });

  test('§3 the seats of a film have their ticket type', async () => {
    root.render(<Owner from={{ preview: previewOf('zh_hk', { items: [itemIn('zh_hk', 'film')] }) }} />);
    await expect.element(page.getByText('（正價票）', { exact: false }).first()).toBeVisible();
  });

  test.each([
    ['mainland', '10 至 14 日'],
    ['overseas', '10 至 20 日'],
  ] as const)('§9 a courier to %s says how long a parcel takes', async (destination, days) => {
    const deliveryOptions = preview.deliveryOptions.map((option) =>
      option.method === 'courier'
        ? { ...option, destination, available: true, reason: null, until: '2026-12-01' }
        : option,
    );
    root.render(<Owner from={{ preview: { ...preview, deliveryOptions } }} />);
    await expect.element(page.getByText(days, { exact: false })).toBeVisible();
  });
});

describe('§3 a promotion code', () => {
  const field = page.getByRole('textbox', { name: words.preview.promotionCode, exact: true });
  const apply = page.getByRole('button', { name: words.preview.promotionApply, exact: true });

  test('is applied by Enter, which does not buy', async () => {
    const onChoice = vi.fn();
    const onConfirm = vi.fn();
    root.render(<Owner from={{ agreed: true }} onChoice={onChoice} onConfirm={onConfirm} />);
    await apply.click();
    await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(words.preview.promotionMissing));
    expect(onChoice).not.toHaveBeenCalled();
    await field.fill(' gong10 ');
    await userEvent.keyboard('{Enter}');
    expect(onChoice).toHaveBeenLastCalledWith({ ...preview.choice, promotionCode: 'GONG10' });
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test('that was typed in an earlier document and not applied is in its field, and each text is passed on', async () => {
    const onTypedCode = vi.fn();
    root.render(<Owner from={{ typedCode: 'GON' }} onTypedCode={onTypedCode} />);
    await expect.element(field).toHaveValue('GON');
    await field.fill('GONG');
    expect(onTypedCode).toHaveBeenLastCalledWith('GONG');
  });

  test('that is refused stays in its field with the reason, and nothing is confirmed until it is gone', async () => {
    const onConfirm = vi.fn();
    const problems: FieldError[] = [{ field: 'promotionCode', code: 'promotionExpired' }];
    const choice = { ...preview.choice, promotionCode: 'SUMMER25' };
    root.render(<Owner from={{ agreed: true, problems, choice }} onConfirm={onConfirm} />);
    await expect.element(field).toHaveValue('SUMMER25');
    await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(words.errors.promotionExpired));
    await page
      .getByRole('button', { name: /確認付款/ })
      .first()
      .click();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test('that is used says what it takes off, and can be removed', async () => {
    const onChoice = vi.fn();
    const promoted = previewOf('zh_hk', {
      items: [itemIn('zh_hk', 'whale')],
      choice: { promotionCode: 'GONG10' },
      discount: 84_00,
    });
    root.render(<Owner from={{ preview: promoted, choice: promoted.choice }} onChoice={onChoice} />);
    await expect.element(page.getByText(/GONG10/)).toBeVisible();
    await expect.element(page.getByText(/HK\$84/).first()).toBeVisible();
    await page.getByRole('button', { name: words.preview.promotionRemove, exact: true }).click();
    expect(onChoice).toHaveBeenLastCalledWith(preview.choice);
    await expect.element(field).toHaveValue('');
  });
});
