create index transactions_status on transactions (status);
