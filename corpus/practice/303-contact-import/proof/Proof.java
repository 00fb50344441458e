import com.crm.imports.*;
import java.util.List;

public class Proof {
    public static void main(String[] args) {
        System.out.println(new ContactImporter(';').read(List.of("name; mail;phone", "Ann;a@x.org;12", "Bob;b@x.org;", ";;7")));
    }
}
