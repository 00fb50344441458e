package calc.rpn;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongBinaryOperator;

public final class RpnCalculator {
    private Map<String, LongBinaryOperator> user = new HashMap<String, LongBinaryOperator>();
    private long mem = 0;
    private int runs = 0;

    public void define(String name, LongBinaryOperator op) {
        if (name == null || op == null) {
            throw new IllegalArgumentException("null");
        }
        if (name.isEmpty() || Character.isDigit(name.charAt(0)) || name.indexOf(' ') >= 0) {
            throw new IllegalArgumentException("name");
        }
        user.put(name, op);
    }

    public long eval(String program) throws RpnException {
        runs++;
        ArrayList<Long> st = new ArrayList<Long>();
        String[] w = program.trim().split("\\s+");
        for (int i = 0; i < w.length; i++) {
            String x = w[i];
            if (x.equals("dup")) {
                if (st.size() < 1) {
                    throw new RpnException(i, "stack");
                }
                st.add(st.get(st.size() - 1));
            } else if (x.equals("neg")) {
                if (st.size() < 1) {
                    throw new RpnException(i, "stack");
                }
                st.set(st.size() - 1, -st.get(st.size() - 1));
            } else if (x.equals("mem!")) {
                if (st.size() < 1) {
                    throw new RpnException(i, "stack");
                }
                mem = st.remove(st.size() - 1);
            } else if (x.equals("mem@")) {
                st.add(mem);
            } else if (user.containsKey(x) || x.equals("+") || x.equals("-") || x.equals("*")
                    || x.equals("/") || x.equals("%") || x.equals("swap")) {
                if (st.size() < 2) {
                    throw new RpnException(i, "stack");
                }
                long b = st.remove(st.size() - 1);
                long a = st.remove(st.size() - 1);
                if (user.containsKey(x)) {
                    st.add(user.get(x).applyAsLong(a, b));
                } else if (x.equals("swap")) {
                    st.add(b);
                    st.add(a);
                } else if (x.equals("+")) {
                    st.add(a + b);
                } else if (x.equals("-")) {
                    st.add(a - b);
                } else if (x.equals("*")) {
                    st.add(a * b);
                } else {
                    if (b == 0) {
                        throw new RpnException(i, "zero");
                    }
                    st.add(x.equals("/") ? a / b : a % b);
                }
            } else {
                try {
                    st.add(Long.parseLong(x));
                } catch (NumberFormatException e) {
                    throw new RpnException(i, "unknown " + x);
                }
            }
        }
        if (st.size() != 1) {
            throw new RpnException(w.length, "left " + st.size());
        }
        return st.get(0);
    }

    public String state() {
        return runs + " runs, memory " + mem;
    }
}
