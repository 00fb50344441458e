import com.paywise.payroll.*;
import java.util.List;

public class Proof {
    public static void main(String[] args) {
        List<Payslip> slips = List.of(new Payslip("a", "Warehouse", 300000, 80005),
                new Payslip("b", "Sales", 310000, 80000), new Payslip("c", "Finance", 320000, 90000),
                new Payslip("d", "Legal", 330000, 90000), new Payslip("e", "Warehouse", 340000, 90000),
                new Payslip("f", "Board", 999999, 400000));
        System.out.println(new PayrollSummary().render(slips));
    }
}
