import com.pakline.registry.*;
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
        VersionCatalog c = new VersionCatalog();
        for (String v : List.of("1.0.0-rc1", "1.0.0", "1.0.0-beta", "0.9.9")) c.publish(v);
        System.out.println(c.latest());
    }
}
