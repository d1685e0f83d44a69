-- An upsert ignores "or ignore" inside its triggers, so the performances of an order are distinct before the insert.
drop trigger transactions_inserted;
drop trigger transactions_updated;

create trigger transactions_inserted after insert on transactions
begin
  delete from orderedShows where transactionId = new.id;
  insert into orderedShows
  select new.id, value ->> '$.show.performanceId', max(value ->> '$.show.startsAt')
  from json_each(new.json, '$.items') group by 2;
end;

create trigger transactions_updated after update of json on transactions
when old.json -> '$.items' <> new.json -> '$.items'
begin
  delete from orderedShows where transactionId = new.id;
  insert into orderedShows
  select new.id, value ->> '$.show.performanceId', max(value ->> '$.show.startsAt')
  from json_each(new.json, '$.items') group by 2;
end;
