import java.util.*;
import traffic.TrafficLight;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    public static void main(String[] args) {
        for (TrafficLight.Color c : TrafficLight.Color.values()) t("" + c, () -> TrafficLight.seconds(c));
        t("null", () -> TrafficLight.seconds(null));
        for (int seed = 0; seed < 100; seed++) {
            Random r = new Random(seed);
            TrafficLight l = new TrafficLight();
            StringBuilder sb = new StringBuilder();
            for (int i = 0; i < 40; i++) {
                int k = r.nextInt(6);
                if (k == 0) l.setBlinking(true); else if (k == 1) l.setBlinking(false); else l.tick();
                sb.append(k).append(l.show()).append(' ');
            }
            System.out.println(sb);
        }
    }
}
