import com.peopledesk.imports.*;

public class Proof {
    public static void main(String[] args) {
        EmployeeImport parser = new EmployeeImport();
        System.out.println(parser.parse("# staff\n17; Ana Ruiz ;Sales;555\n"));
        try {
            System.out.println(parser.parse("18;Bo Ek;Legal;\n"));
        } catch (ImportException e) {
            System.out.println(e.getMessage());
        }
    }
}
