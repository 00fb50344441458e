package depot.stock;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public final class Warehouse {
    private LinkedHashMap<String, Integer> st = new LinkedHashMap<String, Integer>();
    private ArrayList<Object[]> res = new ArrayList<Object[]>();
    private int nextId = 100;

    public void deliver(String part, int n) {
        if (part != null && n > 0 && n <= 1000000) {
            Integer old = st.get(part);
            if (old == null) {
                st.put(part, n);
            } else {
                if (old + n > 1000000) {
                    throw new IllegalStateException("no room");
                }
                st.put(part, old + n);
            }
        } else {
            throw new IllegalArgumentException("delivery");
        }
    }

    public int free(String part) {
        int f = 0;
        if (st.get(part) != null) {
            f = st.get(part);
            for (int i = 0; i < res.size(); i++) {
                Object[] r = res.get(i);
                if (r[1].equals(part)) {
                    f = f - ((Integer) r[2]).intValue();
                }
            }
        }
        return f;
    }

    /** Id of the reservation, -1 if there is not enough. */
    public int reserve(String part, int n, int untilDay) {
        if (n <= 0) {
            throw new IllegalArgumentException("n");
        }
        if (free(part) < n) {
            return -1;
        }
        Object[] r = new Object[] { Integer.valueOf(nextId), part, Integer.valueOf(n), Integer.valueOf(untilDay) };
        res.add(r);
        nextId++;
        return nextId - 1;
    }

    public boolean take(int id) {
        Iterator<Object[]> it = res.iterator();
        while (it.hasNext()) {
            Object[] r = it.next();
            if (((Integer) r[0]).intValue() == id) {
                String part = (String) r[1];
                st.put(part, st.get(part) - (Integer) r[2]);
                it.remove();
                return true;
            }
        }
        return false;
    }

    public int expire(int today) {
        int n = 0;
        Iterator<Object[]> it = res.iterator();
        while (it.hasNext()) {
            Object[] r = it.next();
            if (((Integer) r[3]).intValue() < today) {
                it.remove();
                n++;
            }
        }
        return n;
    }

    public Map<String, Integer> inventory() {
        Map<String, Integer> copy = new LinkedHashMap<String, Integer>();
        for (String p : st.keySet()) {
            if (st.get(p) != 0) {
                copy.put(p, st.get(p));
            }
        }
        return copy;
    }

    public List<Integer> open() {
        List<Integer> ids = new ArrayList<Integer>();
        for (Object[] r : res) {
            ids.add((Integer) r[0]);
        }
        return ids;
    }
}
