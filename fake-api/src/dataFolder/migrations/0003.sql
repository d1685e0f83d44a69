-- A payment at the bank and a wish have one deadline, and it is null once they are settled. A cart has the deadline of
-- its seats alone: its order has that of the bank.
update transactions set json = json_set(
  json_remove(json, '$.bankUntil'), '$.deadline', iif(status = 'awaitingBank', json ->> '$.bankUntil', null)
);
update topUps set json = json_remove(json, '$.bankUntil');
update changeFees set json = json_remove(json, '$.bankUntil');
update wishes set json = json_remove(json, '$.payUntil');
update carts set json = json_set(json, '$.deadline', null) where json ->> '$.awaitingBank' is not null;

alter table transactions add column deadline as (json ->> '$.deadline');
create index transactions_deadline on transactions (deadline) where deadline is not null;
