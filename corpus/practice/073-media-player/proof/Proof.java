import java.util.*;
import player.*;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    static Player p = new Player();
    static class L implements PlayerListener {
        String n; L(String n) { this.n = n; }
        public void volumeChanged(int v) { System.out.println(n + " vol " + v); if (n.equals("echo") && v < 8) p.setVolume(v + 2); if (n.equals("bad")) throw new IllegalStateException(); }
        public void trackChanged(String a, String b) { System.out.println(n + " track " + a + "," + b + "," + p.track()); if (n.equals("once")) p.removeListener(this); if (n.equals("echo") && "x".equals(b)) p.play("y"); }
        public void stopped() { System.out.println(n + " stop"); if (n.equals("echo")) p.addListener(new L("late")); }
    }
    public static void main(String[] args) {
        p.addListener(new L("once")); p.addListener(new L("echo")); p.addListener(new L("z"));
        for (int v : new int[] {-1, 0, 5, 10, 11, 3, 3}) t("v" + v, () -> { p.setVolume(v); return "ok"; });
        for (String s : new String[] {null, "a", "x", "a", null}) { t("p" + s, () -> { p.play(s); return p.track(); }); t("s", () -> { p.stop(); return p.track(); }); }
        p.addListener(new L("bad")); p.addListener(null);
        t("v", () -> { p.setVolume(1); return "ok"; });
        t("p", () -> { p.play("q"); return "ok"; });
        t("s", () -> { p.stop(); return "ok"; });
        t("track", p::track);
        p.removeListener(null);
        t("s", () -> { p.play("q"); p.stop(); return "ok"; });
    }
}
