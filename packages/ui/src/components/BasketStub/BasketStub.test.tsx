import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { freshRoot } from '../../testing/freshRoot.js';
import { BasketStub, type BasketStubProps } from './BasketStub.js';

const root = freshRoot();

function Example(props: Partial<BasketStubProps>) {
  const [value, setValue] = useState('standard');
  const options = [
    { value: 'standard', label: '正價' },
    { value: 'student', label: '學生' },
  ];
  return (
    <ul>
      <BasketStub
        seat="F 排 11 號"
        zone="堂座中 M2 ・ B 區"
        ticketType={{ label: '票種', name: 'ticketType', value, options, onChange: setValue }}
        price="HK$280"
        removeLabel="移除"
        onRemove={() => {}}
        {...props}
      />
    </ul>
  );
}

describe('BasketStub', () => {
  test('is a list item with seat, zone and price', async () => {
    root.render(<Example />);
    const item = page.getByRole('listitem');
    await expect.element(item).toHaveTextContent(/F 排 11 號.*堂座中 M2 ・ B 區.*HK\$280/);
  });

  test('its button names the seat that it removes', async () => {
    const onRemove = vi.fn();
    root.render(<Example onRemove={onRemove} />);
    await page.getByRole('button', { name: '移除 F 排 11 號', exact: true }).click();
    expect(onRemove).toHaveBeenCalledOnce();
  });

  test('the name of the ticket type select includes the seat', async () => {
    root.render(<Example />);
    const select = page.getByRole('combobox', { name: 'F 排 11 號 票種', exact: true });
    await select.selectOptions('學生');
    await expect.element(select).toHaveValue('student');
  });

  test('with one ticket type there is no select', async () => {
    root.render(<Example ticketType="正價" />);
    await expect.element(page.getByText('正價')).toBeVisible();
    expect(page.getByRole('combobox').elements()).toHaveLength(0);
  });
});
