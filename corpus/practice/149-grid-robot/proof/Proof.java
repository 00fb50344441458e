import sim.robot.*;

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
        String[] ps = {null, "", "  ", "F", "F3", "F0D0D2", "FRFRFRFR", "L", "L5 R2", "B2DLF1D", "F2 X F", "F9D", "3F", "F 3", "L2147483647F", "R2147483647F", "L4R4L0R0", "F99999999999", "F2Q1", "f", "RF12LF12D3", "D10L3B7", "F\u0663", "R3F2R1B4D"};
        for (String p : ps) {
            Robot r = new Robot((x, y) -> { System.out.print("[" + x + "," + y + "]"); if (x == 7) throw new UnsupportedOperationException(); return Math.abs(x) > 6 || Math.abs(y) > 5; });
            for (int k = 0; k < 3; k++) { t(p, () -> { r.run(p); return "ok"; }); System.out.println(r.position() + " " + r.bumps() + " " + r.markers()); }
        }
        t("null world", () -> new Robot(null));
        Robot[] self = new Robot[1];
        int[] calls = {0};
        self[0] = new Robot((x, y) -> { if (++calls[0] < 4) self[0].run("RFD"); return calls[0] == 9; });
        t("reentrant", () -> { self[0].run("F4DB2LF3"); return self[0].position() + self[0].bumps() + self[0].markers() + calls[0]; });
    }
}
