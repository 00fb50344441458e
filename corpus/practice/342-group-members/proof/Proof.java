import com.directory.groups.GroupDirectory;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        String[] names = {"a", "b", "c", "d", "e", "f", "", null};
        for (int n = 0; n < 30; n++) {
            GroupDirectory d = new GroupDirectory();
            for (int i = 0; i < n; i++) d.add(names[(i * 5 + n) % 13 % 8], names[(i * i + 3 * n) % 11 % 8]);
            for (String x : names) {
                List<String> m = d.allMembers(x);
                System.out.println(m + " " + d.allGroups(x));
                m.add("own");
                for (String y : names) System.out.print(d.contains(x, y));
                System.out.println(d.allMembers("none"));
            }
        }
    }
}
