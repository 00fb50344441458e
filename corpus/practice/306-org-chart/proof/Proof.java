import com.hr.org.*;
import java.util.List;

public class Proof {
    public static void main(String[] args) {
        OrgChart c = new OrgChart(List.of(new Employee("1", "Ada", null), new Employee("2", "Bob", "1"), new Employee("3", "Cy", "2")));
        System.out.println(c.chain("3") + " " + c.chain("9") + " " + c.reports("1"));
    }
}
