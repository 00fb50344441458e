import util.table.*;

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
        OrderedTable<String, Integer> t = new OrderedTable<>();
        for (String k : "m d t a f p x".split(" ")) t.put(k, (int) k.charAt(0));
        System.out.println(t.remove("a") + " " + t.keys());
        System.out.println(t.remove("m") + " " + t.keys() + t.size());
        for (String k : t.keys()) System.out.println(k + "=" + t.get(k));
    }
}
