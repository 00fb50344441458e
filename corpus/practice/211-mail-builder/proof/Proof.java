import com.postroom.mail.EmailMessage;

public class Proof {
    public static void main(String[] args) {
        EmailMessage.Builder builder = EmailMessage.builder().subject("Offer").to("a@x.test");
        EmailMessage first = builder.build();
        EmailMessage second = builder.to("b@x.test").attach("offer.pdf").build();
        System.out.println(first.recipients() + " " + first.attachments());
        System.out.println(second.recipients() + " " + second.attachments());
    }
}
