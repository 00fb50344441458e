import io.tenantry.config.TenantSettings;
import java.util.Map;

public class Proof {
    public static void main(String[] args) {
        TenantSettings settings = new TenantSettings("acme", Map.of("theme", "  ", "seats", "", "region", " eu "));
        System.out.println("[" + settings.text("theme", "light") + "]");
        System.out.println("[" + settings.text("region", "us") + "]");
        System.out.println("[" + settings.text("missing", "x") + "]");
        try {
            System.out.println(settings.number("seats", 5));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
