import data.lines.*;

public class Proof {
    interface Act { Object run() throws Throwable; }

    static String show(Object o) {
        String s = java.util.Arrays.deepToString(new Object[] {o});
        return s.substring(1, s.length() - 1);
    }

    static void t(String label, Act a) {
        try {
            System.out.println(label + ": " + show(a.run()));
        } catch (Throwable e) {
            System.out.println(label + ": threw " + e.getClass().getName());
        }
    }

    public static void main(String[] args) throws Throwable {
        for (String s : new String[] {"a;b;c", ";b;", "a;;c", "1;2;;"})
            t(s, () -> { DelimitedLine l = DelimitedLine.parse(s, ';'); return l.count() + " " + l.fields() + " " + l.field(2, "-"); });
    }
}
