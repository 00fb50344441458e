package lib.loan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class LendingDesk {
    private Map<String, String> m1 = new HashMap<String, String>();
    private Map<String, Integer> m2 = new HashMap<String, Integer>();
    private Map<String, List<String>> m3 = new TreeMap<String, List<String>>();
    private Map<String, Integer> fines = new TreeMap<String, Integer>();

    public void lend(String member, String book, int day) throws LoanException {
        if (member == null || book == null) {
            throw new IllegalArgumentException("null");
        }
        if (!m1.containsKey(book)) {
            if (fines.containsKey(member)) {
                if (fines.get(member) > 500) {
                    throw new LoanException(member, "fines");
                }
            }
            List<String> l = m3.get(member);
            if (l == null) {
                l = new ArrayList<String>();
                m3.put(member, l);
            }
            if (l.size() >= 3) {
                throw new LoanException(member, "limit");
            }
            l.add(book);
            m1.put(book, member);
            m2.put(book, day);
        } else {
            throw new LoanException(member, "lent to " + m1.get(book));
        }
    }

    public int giveBack(String book, int day) throws LoanException {
        String who = m1.get(book);
        if (who == null) {
            throw new LoanException(null, "not lent");
        }
        int since = m2.get(book);
        if (day < since) {
            throw new IllegalArgumentException("day");
        }
        m1.remove(book);
        m2.remove(book);
        m3.get(who).remove(book);
        int late = day - since - 14;
        int fine = 0;
        if (late > 0) {
            fine = late * 25;
            if (fine > 2000) {
                fine = 2000;
            }
            if (fine < 0) {
                fine = 2000;
            }
            if (fines.containsKey(who)) {
                fines.put(who, fines.get(who) + fine);
            } else {
                fines.put(who, fine);
            }
        }
        return fine;
    }

    public int pay(String member) {
        Integer f = member == null ? null : fines.remove(member);
        if (f == null) {
            return 0;
        } else {
            return f;
        }
    }

    public List<String> booksOf(String member) {
        List<String> r = new ArrayList<String>();
        if (member != null && m3.get(member) != null) {
            for (String b : m3.get(member)) {
                r.add(b);
            }
        }
        return r;
    }

    public List<String> members() {
        List<String> r = new ArrayList<String>();
        for (Map.Entry<String, List<String>> e : m3.entrySet()) {
            r.add(e.getKey() + ":" + e.getValue().size());
        }
        return r;
    }
}
