import games.noughts.*;

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
        String[] games = {"001011021222", "00 99 -10 03 30 00 01 02 11", "00 11 01 02 20 10 12 21 22 22", "00 01 02 11 12 10 20 22 21 00", "00 01 11 02 22 12", "02 00 11 01 20 22", "00 10 11 12 22", "01 00 10 20 11 21 22 12 02"};
        for (String g : games) {
            NoughtsAndCrosses n = new NoughtsAndCrosses();
            for (String m : g.contains(" ") ? g.split(" ") : g.split("(?<=\\G..)")) {
                int c = m.charAt(m.length() - 1) - '0', r = Integer.parseInt(m.substring(0, m.length() - 1));
                t(g + " " + m, () -> { n.play(r, c); return "ok"; });
                System.out.println(n.turn() + " " + n.winner() + " " + n.draw());
            }
        }
        long h = 7;
        for (int s = 0; s < 20000; s++) {
            NoughtsAndCrosses n = new NoughtsAndCrosses();
            long x = s * 2654435761L + 12345;
            for (int i = 0; i < 14; i++) {
                x = x * 6364136223846793005L + 1442695040888963407L;
                int k = (int) Math.floorMod(x >> 33, 9);
                try { n.play(k / 3, k % 3); h = h * 31 + 1; } catch (RuntimeException e) { h = h * 31 + e.getClass().getName().length(); }
                h = h * 31 + n.winner() + n.turn() + (n.draw() ? 5 : 0);
            }
        }
        System.out.println(h);
        t("extreme", () -> { new NoughtsAndCrosses().play(Integer.MAX_VALUE, Integer.MIN_VALUE); return 1; });
    }
}
