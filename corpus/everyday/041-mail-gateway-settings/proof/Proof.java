import com.mailroute.config.GatewaySettings;
import java.util.Map;

public class Proof {
    public static void main(String[] args) {
        GatewaySettings full = new GatewaySettings(Map.of("host", " mx1 ", "port", "587", "encrypted", "Yes"));
        System.out.println(full.host() + full.port() + full.timeoutSeconds() + full.encrypted() + full.sender());
        GatewaySettings blank = new GatewaySettings(Map.of("host", "", "port", " "));
        t("host", () -> blank.host());
        t("port", () -> blank.port());
        t("sender", () -> blank.sender());
    }

    static void t(String label, java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(label + " -> " + c.call());
        } catch (Exception e) {
            boolean jvm = e instanceof NullPointerException || e instanceof IndexOutOfBoundsException || e instanceof ClassCastException;
            System.out.println(label + " -> " + e.getClass().getName() + (jvm ? "" : ": " + e.getMessage()));
        }
    }
}
