package bank.book;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class Ledger {
    private Map<String, Long> bal = new TreeMap<String, Long>();
    private Map<String, Integer> cnt = new TreeMap<String, Integer>();
    private List<String> log = new ArrayList<String>();
    private AuditHook hook;

    public Ledger(AuditHook hook) {
        this.hook = hook;
    }

    public void open(String name, long cents) {
        if (name == null || name.isEmpty()) {
            throw new IllegalArgumentException("name");
        }
        if (cents < 0 || cents > 1000000000000L) {
            throw new IllegalArgumentException("cents");
        }
        if (bal.containsKey(name)) {
            throw new IllegalStateException("exists");
        }
        bal.put(name, cents);
        cnt.put(name, 0);
    }

    public long transfer(String from, String to, long cents) {
        if (from == null || to == null) {
            throw new IllegalArgumentException("null");
        }
        if (cents <= 0 || cents > 1000000000000L) {
            throw new IllegalArgumentException("cents");
        }
        if (!bal.containsKey(from)) {
            throw new IllegalStateException("no account " + from);
        }
        if (!bal.containsKey(to)) {
            throw new IllegalStateException("no account " + to);
        }
        long fee = 0;
        if (cents >= 100000) {
            fee = 150;
        }
        long need = cents + fee;
        if (bal.get(from) < need) {
            throw new InsufficientFundsException(need - bal.get(from));
        }
        bal.put(from, bal.get(from) - need);
        bal.put(to, bal.get(to) + cents);
        boolean ok = false;
        try {
            if (hook != null) {
                hook.booked(from, to, cents);
            }
            ok = true;
        } finally {
            if (!ok) {
                bal.put(from, bal.get(from) + need);
                bal.put(to, bal.get(to) - cents);
                log.add("rolled back " + from + ">" + to);
            }
        }
        cnt.put(from, cnt.get(from) + 1);
        cnt.put(to, cnt.get(to) + 1);
        log.add(from + ">" + to + " " + cents);
        return fee;
    }

    public long balance(String name) {
        if (name == null || !bal.containsKey(name)) {
            return -1;
        }
        return bal.get(name);
    }

    public List<String> log() {
        return new ArrayList<String>(log);
    }

    public String report() {
        String s = "";
        for (String n : bal.keySet()) {
            s = s + n + "=" + bal.get(n) + " (" + cnt.get(n) + ")\n";
        }
        return s;
    }
}
