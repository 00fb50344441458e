import com.mixdesk.console.*;
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
        MuteGroup g = new MuteGroup(8);
        g.mute(1); g.mute(0); g.mute(5); g.mute(1);
        g.unmute(1);
        System.out.println(g.inOrder());
        show("5", () -> { g.toggle(5); return g.inOrder(); });
    }
}
