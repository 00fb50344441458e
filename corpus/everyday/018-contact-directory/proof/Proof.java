import com.crmdesk.contacts.*;

public class Proof {
    public static void main(String[] args) {
        ContactDirectory directory = new ContactDirectory();
        directory.save(new Contact(7, "Ann", "ann@old.example"));
        directory.save(new Contact(7, "Ann", "ann@new.example"));
        System.out.println(directory.all());
        System.out.println(directory.delete(new Contact(7, "Ann Miller", null)));
    }
}
