import com.orbitops.telemetry.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Proof {
    interface Call {
        Object get() throws Exception;
    }

    static void show(String label, Call call) {
        try {
            System.out.println(label + ": " + call.get());
        } catch (Exception e) {
            boolean own = e.getClass() == IllegalArgumentException.class || e.getClass() == IllegalStateException.class;
            System.out.println(label + ": " + e.getClass().getName() + (own ? " " + e.getMessage() : ""));
        }
    }


    public static void main(String[] args) {
        TelemetryBus bus = new TelemetryBus();
        TelemetryListener[] once = new TelemetryListener[1];
        once[0] = (c, v) -> { System.out.println("once " + v); bus.unsubscribe(once[0]); };
        bus.subscribe(once[0]);
        bus.subscribe((c, v) -> System.out.println("second " + v));
        bus.subscribe((c, v) -> System.out.println("third " + v));
        show("publish", () -> { bus.publish("t", 1); return bus.subscriberCount(); });
    }
}
