/** The code of the playground without a code in its address. */
export const starter = `function Tickets() {
  const [count, setCount] = useState(1);
  return (
    <Surface>
      <Stack>
        <Heading headingLevel={2}>Tonight at 19:30</Heading>
        <Text variant="secondary">{count} of 4 tickets</Text>
        <Inline>
          <Button disabled={count === 4} onClick={() => setCount(count + 1)}>
            {count === 4 ? 'No more tickets' : 'One more'}
          </Button>
          <Button variant="buy" iconAfter={arrowRightIcon}>Buy</Button>
        </Inline>
      </Stack>
    </Surface>
  );
}
`;
