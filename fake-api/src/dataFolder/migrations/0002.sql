create index transactions_status on transactions (status);
create index notices_at on notices (at);

-- The login of a session that began before its time was kept counts from its last use.
update sessions set json = json_set(json, '$.begunAt', json ->> '$.usedAt') where json ->> '$.begunAt' is null;
