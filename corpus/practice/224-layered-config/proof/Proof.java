import io.deploykit.config.LayeredConfig;
import java.util.HashMap;
import java.util.Map;

public class Proof {
    public static void main(String[] args) {
        Map<String, String> local = new HashMap<>();
        local.put("proxy", null);
        LayeredConfig config = new LayeredConfig().layer(Map.of("proxy", "p:80")).layer(local);
        try {
            System.out.println(config.get("proxy") + " [" + config.dump() + "]");
        } catch (NullPointerException e) {
            System.out.println("NullPointerException");
        }
    }
}
