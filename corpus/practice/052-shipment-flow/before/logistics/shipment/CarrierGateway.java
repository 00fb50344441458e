package logistics.shipment;

/** Port to the carrier's booking system. */
public interface CarrierGateway {
    String book(String shipmentId, int weightGrams);

    void recall(String trackingNumber);
}
