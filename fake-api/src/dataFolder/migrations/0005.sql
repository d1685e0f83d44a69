-- Closed accounts, whose old orders and top-ups are removed.
create index members_closed on members (status) where status = 'closed';
