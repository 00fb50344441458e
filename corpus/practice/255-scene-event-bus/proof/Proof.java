import games.hollowlight.scene.*;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        SceneEventBus bus = new SceneEventBus();
        List<String> seen = new ArrayList<>();
        bus.subscribe("door", (t, p) -> seen.add("a" + p));
        System.out.println(bus.publish("door", 1) + " " + seen);
        bus.once("door", (t, p) -> seen.add("once" + p));
        bus.subscribe("door", (t, p) -> seen.add("b" + p));
        try {
            System.out.println(bus.publish("door", 2));
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName());
        }
        System.out.println(seen + " " + bus.subscriberCount("door"));
    }
}
