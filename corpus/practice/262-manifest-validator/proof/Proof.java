import com.dockyard.manifest.*;
import java.util.List;

public class Proof {
    public static void main(String[] args) {
        ManifestValidator v = ManifestValidator.standard();
        System.out.println(v.validate(new Manifest("api", "1", List.of("80"), 2)));
        System.out.println(v.validate(new Manifest("api", "1", List.of("x", "y"), 2)));
        System.out.println(v.validate(new Manifest("Api", "1", List.of("x"), 0)));
    }
}
