import com.crmhub.directory.*;
import java.util.List;

public class Proof {
    public static void main(String[] args) {
        CachingDirectory directory = new CachingDirectory(number -> {
            System.out.println("fetch " + number);
            return number == 7 ? "Nordwind AG" : null;
        });
        System.out.println(directory.namesOf(List.of(7L, 8L, 7L, 8L, 8L)));
    }
}
