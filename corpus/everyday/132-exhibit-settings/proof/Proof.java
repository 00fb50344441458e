import java.util.*;
import museum.kiosk.config.*;

public class Proof {
    public static void main(String[] args) {
        for (Map<String, String> m : List.of(Map.<String, String>of(), Map.of("language", "de ", "idle.seconds", "30"), Map.of("language", "", "idle.seconds", " "))) {
            KioskSettings s = new KioskSettings(m);
            System.out.println("[" + s.language() + "] " + s.enabled("sound"));
            try { System.out.println(s.idleSeconds()); } catch (NumberFormatException e) { System.out.println("not a number"); }
        }
    }
}
