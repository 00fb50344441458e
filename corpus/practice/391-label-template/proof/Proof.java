import com.tagprint.labels.*;
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
        show("plain", () -> new LabelTemplate("SN {serial}/{serial}").set("serial", "A1").render());
        show("price", () -> new LabelTemplate("only {price}").set("price", "$5").render());
        show("path", () -> new LabelTemplate("{path}").set("path", "c:\\tmp").render());
    }
}
