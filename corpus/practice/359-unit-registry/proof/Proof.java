import org.metrolib.units.*;
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
        UnitRegistry u = new UnitRegistry().base("m").define("km", 1000, "m").define("Mm", 1000, "km");
        show("m", () -> u.toBase("m"));
        show("km after m", () -> u.toBase("km"));
        UnitRegistry v = new UnitRegistry().base("m").define("km", 1000, "m");
        show("km first", () -> v.toBase("km"));
    }
}
