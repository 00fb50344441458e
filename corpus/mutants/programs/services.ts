/** Programs that work with what the caller implements: gateways, repositories, clocks, and classes to be extended. */
import { between, type Domain, maybe } from './domain.js'

const gateway: Domain = (d, p) => {
  const most = between(d, 12, 60)
  return [
    `package ${p};
    public interface Gateway {
      boolean reserve(String account, int amount);
      String charge(String account, int amount);
      void refund(String account, int amount);
    }`,
    `package ${p};
    public class ${d.pick(['Checkout', 'Cashier', 'Billing'])} {
      private final Gateway gateway;
      private int paid;
      private int refused;
      private String last = "none";
      public @@(Gateway gateway) { this.gateway = gateway; }
      public boolean pay(String account, int amount) {
        if (amount <= 0) throw new IllegalArgumentException("amount");
        if (!gateway.reserve(account, amount)) {
          refused++;
          return false;
        }
        String receipt = gateway.charge(account, amount + ${between(d, 1, 9)});
        last = receipt;
        paid += amount;
        return true;
      }
      public void cancel(String account, int amount) {
        gateway.refund(account, amount);
        paid -= amount;
      }
      public int move(String from, String to, int amount) {
        int least = Math.min(amount, ${most});
        gateway.refund(from, least);
        String receipt = gateway.charge(to, least);
        if (receipt == null) return -1;
        last = receipt;
        return least;
      }
      public int paid() { return paid; }
      public int refused() { return refused; }
      public String last() { return last; }
    }`,
  ]
}

const repository: Domain = (d, p) => [
  `package ${p};
    public record Member(int id, String title, int points) {
    }`,
  `package ${p};
    import java.util.List;
    import java.util.Optional;
    public interface Members {
      Optional<Member> find(int id);
      Member save(Member member);
      List<Member> all();
    }`,
  `package ${p};
    import java.util.ArrayList;
    import java.util.List;
    import java.util.Optional;
    public class ${d.pick(['Loyalty', 'Club', 'Bonus'])} {
      private final Members members;
      public @@(Members members) { this.members = members; }
      public Member join(int id, String title) {
        Optional<Member> known = members.find(id);
        if (known.isPresent()) return known.get();
        Member fresh = new Member(id, title, ${between(d, 0, 9)});
        Member stored = members.save(fresh);
        return stored;
      }
      public int award(int id, int points) {
        Member member = members.find(id).orElse(null);
        if (member == null) throw new IllegalStateException("unknown " + id);
        Member changed = new Member(id, member.title(), member.points() + points);
        Member saved = members.save(changed);
        return saved == null ? 0 : saved.points();
      }
      public List<Member> above(int least) {
        List<Member> found = new ArrayList<>();
        for (Member member : members.all()) {
          if (member != null && member.points() > least) found.add(member);
        }
        return found;
      }
      ${maybe(
        d,
        `public void rename(int id, String title) {
        Member member = members.find(id).orElse(new Member(id, "new", 0));
        members.save(new Member(member.id(), title, member.points()));
      }`,
      )}
    }`,
]

const clock: Domain = (d, p) => [
  `package ${p};
    public interface Ticker {
      long now();
      void rest(String reason, long ticks);
    }`,
  `package ${p};
    import java.util.ArrayList;
    import java.util.List;
    public class ${d.pick(['Stopwatch', 'Session', 'Journal'])} {
      private final Ticker ticker;
      private final List<String> lines = new ArrayList<>();
      private long started;
      private int pauses;
      public @@(Ticker ticker) {
        this.ticker = ticker;
        started = ticker.now();
      }
      public long elapsed() { return ticker.now() - started; }
      public void note(String text) {
        long time = ticker.now();
        lines.add(time + " " + text);
      }
      public void pause(int times) {
        for (int i = 0; i < times && i < ${between(d, 3, 12)}; i++) {
          ticker.rest("pause", i + ${between(d, 1, 5)});
          pauses++;
        }
      }
      public long lap() {
        long now = ticker.now();
        long length = now - started;
        started = now;
        return length;
      }
      public List<String> lines() { return new ArrayList<>(lines); }
      public int pauses() { return pauses; }
    }`,
]

/** An abstract class with work of its own, as frameworks have them. */
const importer: Domain = (d, p) => [
  `package ${p};
    import java.util.ArrayList;
    import java.util.List;
    public abstract class ${d.pick(['Importer', 'Feed', 'Reader'])} {
      private final List<String> rows = new ArrayList<>();
      private int skipped;
      protected abstract String fetch(int page);
      protected abstract boolean accepts(String row);
      protected abstract void closed(int rows, int skipped);
      public int read(int pages) {
        int most = Math.min(pages, ${between(d, 4, 20)});
        for (int page = 1; page <= most; page++) {
          String row = fetch(page);
          if (row == null) break;
          if (!accepts(row)) {
            skipped++;
            continue;
          }
          rows.add(row.trim());
        }
        closed(rows.size(), skipped);
        return rows.size();
      }
      public List<String> rows() { return List.copyOf(rows); }
      public int skipped() { return skipped; }
    }`,
]

const mailer: Domain = (d, p) => [
  `package ${p};
    public interface Transport {
      int open(String host);
      void send(int line, String text);
      void close(int line);
    }`,
  `package ${p};
    public class ${d.pick(['Mailer', 'Notifier', 'Courier'])} {
      private final Transport transport;
      private final String host;
      private int sent;
      private String failure = "";
      public @@(String host, Transport transport) {
        this.host = host;
        this.transport = transport;
      }
      public int deliver(String... texts) {
        int line = transport.open(host);
        try {
          for (String text : texts) {
            if (text == null || text.isEmpty()) continue;
            transport.send(line, text);
            sent++;
          }
        } catch (IllegalStateException e) {
          failure = "after " + sent;
        } finally {
          transport.close(line);
        }
        return line;
      }
      public void greet(String who) {
        int line = transport.open(host);
        transport.send(line, "${d.pick(['hello', 'dear', 'hi'])} " + who);
        transport.send(line, "bye");
        transport.close(line);
      }
      public int sent() { return sent; }
      public String failure() { return failure; }
    }`,
]

export const services: readonly Domain[] = [gateway, repository, clock, importer, mailer]
