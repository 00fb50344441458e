package com.thermonet.sensor;

public enum SensorKind {
    PT100, LM35, TMP36, THERMOCOUPLE_K
}
