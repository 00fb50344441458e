import com.gatewaycore.config.*;
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
        show("query", () -> new IniParser().parse("[db]\nurl = jdbc:x?user=a&mode=b\n").get("db.url", "-"));
        show("empty", () -> new IniParser().parse("name=\n").get("name", "-"));
    }
}
